import { isBuilder, isTest, nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** A comment with a reason, on the line or above it, allows a format that does not follow the locale. */
const reason = /not of the locale:[^\S\n]*\S+(?:[^\S\n]+\S+)+/

const ownFormat = /^toLocale(?:Date|Time)?String$/
const bound = /^@arvand\/persian\/jalali$/

/** Dates, numbers and digits that are not written by the locale of the settings (areas.md, conventions). */
export function formatting(tree: Tree): Finding[] {
  const files = filesLike(tree, /^(?:server|web\/app|contracts|demo|styleguide)\/.*\.tsx?$/).filter(
    (file) => !isTest(file) && !isBuilder(file) && !/^server\/testing\//.test(file),
  )
  return files.flatMap((file) => inFile(tree, file))
}

function inFile(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  const lines = source.text.split('\n')
  const found: Finding[] = []
  const add = ({ start }: { start: number }, what: string) => {
    const line = lineAt(source.text, start)
    if (lines.slice(Math.max(0, line - 2), line).some((one) => reason.test(one))) return
    const sentence = `${what} does not follow the locale; take what persian/README.md names, or give a reason in a comment «not of the locale: …»`
    found.push({ file, line, sentence })
  }
  visit(source, {
    ImportDeclaration(node) {
      if (bound.test(node.source.value)) add(node, node.source.value)
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier' && nameOf(one.imported) === 'toPersianDigits')
          add(one, 'toPersianDigits')
    },
    MemberExpression(node) {
      const name = nameOf(node.property)
      if (ownFormat.test(name)) add(node, name)
      if (nameOf(node.object) === 'Intl' && !/^(?:Segmenter|supportedValuesOf)$/.test(name))
        add(node, `Intl.${name}`)
    },
  })
  return found
}
