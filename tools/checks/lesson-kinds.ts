import type { Node } from 'oxc-parser'
import { isBuilder, isTest, nameOf, type Source, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

const contract = 'contracts/lesson-content.ts'
const ofContract = new Set([contract, 'contracts/taught-lesson.ts'])

/** Server and web have a folder for each kind, in the module or feature that does its work. */
const folders = [
  /^server\/modules\/.*\/lesson-kinds\/([\w-]+)\/[^/]+-kind\.ts$/,
  /^web\/app\/features\/.*\/lesson-kinds\/([\w-]+)\/[^/]+-kind\.ts$/,
]

/**
 * These words have other meanings too (types of files, nodes of rich text, parts of the web), so they count only where
 * they are used as a kind.
 */
const alsoOthers = new Set(['video', 'audio', 'text', 'file', 'embed', 'live'])

/** Folders and files that may name kinds, each with a reason. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/^server\/modules\/media\/|^web\/app\/features\/media\//, 'families of files have the names of kinds'],
  [/^contracts\/(playable|form-fields)\.ts$/, 'what is played, and fields of forms, have kinds of their own'],
  [
    /\/question-kinds\/|^server\/modules\/exams\/(exchange|taking)\/|^web\/app\/features\/(question-bank|exam-marking)\//,
    'questions have kinds of their own',
  ],
  [
    /^contracts\/(commerce|search)\.ts$|^server\/modules\/exams\/public\/|^web\/app\/features\/(search\/|exams\/(buy-card|exam-sold)\.tsx?$)/,
    'what is sold and what is found have kinds of their own, whose words wire.md fixes; an exam is one of each',
  ],
  [
    /^contracts\/surveys?[-.]|^server\/modules\/surveys\/|^web\/app\/features\/survey(s|-setting)\//,
    'questions of surveys have kinds of their own, and files are uploaded for a survey',
  ],
  [/\/exchange\/moodle\/read-file\.ts$/, 'a module of Moodle has the name of a kind'],
  [
    /^server\/platform\/media-engine\/|^web\/app\/features\/live\/media\//,
    'streams of a class are audio or video, by the words of WebRTC',
  ],
  [/^web\/app\/features\/exchange\/words\.ts$/, 'activities of other systems have the names of kinds'],
]

/**
 * A kind of lesson is named only by its contract and in its own folders; all other code asks its plug
 * (docs/decisions/0160).
 */
export function lessonKinds(tree: Tree): Finding[] {
  if (!tree.has(contract)) return []
  const text = tree.text(contract)
  const kinds = new Set([...text.matchAll(/kind: z\.literal\('([\w-]+)'\)/g)].map(([, kind = '']) => kind))
  const files = filesLike(tree, /^(server|web\/app|contracts)\/.*\.tsx?$/).filter(mayNot)
  return [...lopsided(tree), ...files.flatMap((file) => namedIn(sourceOf(tree, file), kinds))]
}

const mayNot = (file: string): boolean =>
  !isTest(file) &&
  !isBuilder(file) &&
  !ofContract.has(file) &&
  !exceptions.some(([files]) => files.test(file))

/** A kind that only one of server and web has. */
function lopsided(tree: Tree): Finding[] {
  const [server, web] = folders.map(
    (folder) => new Set(filesLike(tree, folder).map((file) => folder.exec(file)?.[1] ?? '')),
  )
  const missing = (all: Set<string> = new Set(), known: Set<string> = new Set(), side = '') =>
    [...all]
      .filter((kind) => !known.has(kind))
      .map((kind) => ({
        file: contract,
        line: 1,
        sentence: `${kind} has no folder lesson-kinds/${kind} ${side}`,
      }))
  return [...missing(server, web, 'in the web'), ...missing(web, server, 'on the server')]
}

function namedIn(source: Source, kinds: ReadonlySet<string>): Finding[] {
  const own = /\/lesson-kinds\/([\w-]+)\//.exec(source.file)?.[1]
  const found = new Map<number, Finding>()
  const name = (start: number, value: unknown, stands: boolean) => {
    if (typeof value !== 'string' || !kinds.has(value) || value === own) return
    if (!stands && alsoOthers.has(value)) return
    const sentence = `names the lesson kind ${value} outside of its folder; ask its plug (lesson-kinds)`
    found.set(start, { file: source.file, line: lineAt(source.text, start), sentence })
  }
  const stand = (nodes: readonly (Node | null | undefined)[]) => {
    for (const node of nodes) if (node?.type === 'Literal') name(node.start, node.value, true)
  }
  const isAll = (texts: readonly string[]) => texts.length > 1 && texts.every((one) => kinds.has(one))
  visit(source, {
    Literal: ({ start, value }) => name(start, value, false),
    Property(node) {
      if (nameOf(node.key) === 'kind') stand([node.value])
    },
    TSPropertySignature(node) {
      const type = node.typeAnnotation?.typeAnnotation
      if (nameOf(node.key) === 'kind' && type?.type === 'TSLiteralType') stand([type.literal])
    },
    TSTypeReference(node) {
      if (
        !/(ContentOf|KindSpecificContent|LessonKindPlug)$/.test(
          source.text.slice(node.typeName.start, node.typeName.end),
        )
      )
        return
      for (const one of node.typeArguments?.params ?? [])
        for (const type of one.type === 'TSUnionType' ? one.types : [one])
          if (type.type === 'TSLiteralType') stand([type.literal])
    },
    BinaryExpression(node) {
      if (isKind(node.left) || isKind(node.right)) stand([node.left, node.right])
    },
    SwitchStatement(node) {
      if (isKind(node.discriminant)) stand(node.cases.map(({ test }) => test))
    },
    CallExpression({ arguments: given }) {
      if (given.some((one) => one.type === 'Literal' && /(^|\.)kind$/.test(String(one.value)))) stand(given)
    },
    ArrayExpression({ elements }) {
      if (isAll(elements.map((one) => (one?.type === 'Literal' ? String(one.value) : '')))) stand(elements)
    },
    ObjectExpression({ properties }) {
      const keys = properties.flatMap((one) => (one.type === 'Property' ? [one.key] : []))
      if (keys.length === properties.length && isAll(keys.map(nameOf)))
        for (const key of keys) name(key.start, nameOf(key), true)
    },
    TemplateElement({ start, value: { raw } }) {
      for (const [, list = ''] of raw.matchAll(/\bkind\s*(?:=|<>|!=|in)\s*(\(?(?:\s*'[\w-]+'\s*,?)+)/g))
        for (const [, one] of list.matchAll(/'([\w-]+)'/g)) name(start, one, true)
    },
  })
  return [...found.values()]
}

/** `kind`, `lesson.kind`, `content.kind`; but not `playable.kind`, which is `video` or `audio`. */
const isKind = (node: Node): boolean =>
  node.type === 'Identifier'
    ? node.name === 'kind'
    : node.type === 'MemberExpression' &&
      nameOf(node.property) === 'kind' &&
      !/playable$/.test(nameOf(node.object.type === 'MemberExpression' ? node.object.property : node.object))
