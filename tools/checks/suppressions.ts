import { sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** A suppression and its reason: the second group, which must have at least three words. */
const explained = [
  /^\s*(biome-ignore(?:-all|-start)?)\s+[\w/]+(?:\([^)]*\))?:\s*(.*)$/s,
  /^\s*(@ts-expect-error)[\s:—-]*(.*)$/s,
  /^\s*((?:oxlint|eslint)-disable(?:-next-line|-line)?)\s[\s\S]*?--\s*(.*)$/s,
]
const suppression = /(biome-ignore(?!-end)|@ts-expect-error|@ts-ignore|@ts-nocheck|(?:oxlint|eslint)-disable)/

/** `any`, and suppressions without a reason. */
export function suppressions(tree: Tree): Finding[] {
  return [
    ...filesLike(tree, /\.tsx?$/).flatMap((f) => inCode(tree, f)),
    ...filesLike(tree, /\.css$/).flatMap((f) => inCss(tree, f)),
  ]
}

function inCode(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  const found = source.comments.flatMap(({ value, start }) => whyNot(file, lineAt(source.text, start), value))
  visit(source, {
    TSAnyKeyword: ({ start }) =>
      found.push({ file, line: lineAt(source.text, start), sentence: 'any: use unknown and look at it' }),
  })
  return found
}

function inCss(tree: Tree, file: string): Finding[] {
  const text = tree.text(file)
  return [...text.matchAll(/\/\*(.*?)\*\//gs)].flatMap((comment) =>
    whyNot(file, lineAt(text, comment.index), comment[1] ?? ''),
  )
}

function whyNot(file: string, line: number, comment: string): Finding[] {
  const named = suppression.exec(comment)?.[0]
  if (named === undefined || /^\s*\*/.test(comment)) return []
  if (named === '@ts-ignore' || named === '@ts-nocheck')
    return [
      { file, line, sentence: `${named} hides what it finds later; use @ts-expect-error with a reason` },
    ]
  const reason = explained.map((form) => form.exec(comment)?.[2]).find((text) => text !== undefined) ?? ''
  if (reason.trim().split(/\s+/).length >= 3) return []
  return [{ file, line, sentence: `${named} without a reason of at least three words` }]
}
