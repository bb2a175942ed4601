import { dirname } from 'node:path/posix'
import { isBuilder, isTest, nameOf, type Source, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'
import { lessonKinds } from './lesson-kinds.ts'

const contract = 'contracts/commerce.ts'

/** Checks of the kinds of items that are sold, and of the kinds of lessons. */
export const kinds = (tree: Tree): Finding[] => [...itemKinds(tree), ...lessonKinds(tree)]

/**
 * A kind of item is named only by the contract and in the folder of its seller. Commerce, and every module that calls
 * it, asks the plug `Sellable` (docs/decisions/0150). Each kind has one seller.
 */
function itemKinds(tree: Tree): Finding[] {
  if (!tree.has(contract)) return []
  const text = tree.text(contract)
  const named = /itemKind = z\.enum\(\[([^\]]*)\]/.exec(text)
  const all = [...(named?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind)
  const sources = filesLike(tree, /^server\/modules\/.*\.ts$/)
    .filter((file) => !isTest(file) && !isBuilder(file))
    .map((file) => sourceOf(tree, file))
  const homes = new Map(
    all.map((kind) => [kind, sources.filter((source) => sells(source, kind)).map(folderOf)]),
  )
  const line = lineAt(text, named?.index ?? 0)
  const unsold = [...homes].flatMap(([kind, folders]) =>
    folders.length === 1
      ? []
      : [
          {
            file: contract,
            line,
            sentence: `${kind} is sold by ${folders.length || 'nobody'}; one plug sells it`,
          },
        ],
  )
  const shown = filesLike(tree, /^web\/app\/features\/.*-sold\.tsx?$/).map((file) => sourceOf(tree, file))
  const unseen = all.flatMap((kind) =>
    shown.some((source) => sells(source, kind, 'SellableUi'))
      ? []
      : [{ file: contract, line, sentence: `${kind} is shown by no feature; one plug does (SellableUi)` }],
  )
  return [
    ...unsold,
    ...unseen,
    ...sources.filter(isBusiness).flatMap((source) => namedIn(source, homes)),
    ...filesLike(tree, soldOnScreens)
      .filter((file) => !isTest(file))
      .flatMap((file) => askedFor(sourceOf(tree, file), all)),
  ]
}

/** Screens for everything that is sold; differences between kinds come from the web's list (`web/app/sellables.ts`). */
const soldOnScreens = /^web\/app\/features\/(buyers|cart|checkout|factors|off-codes)\/.*\.tsx?$/

function askedFor(source: Source, all: readonly string[]): Finding[] {
  const found: Finding[] = []
  visit(source, {
    BinaryExpression({ start, left, right }) {
      const kind = [left, right].map((side) => nameOf(side)).find((name) => all.includes(name))
      const sentence = `asks for the kind ${kind} outside of its folder; ask its plug (SellableUi)`
      if (kind) found.push({ file: source.file, line: lineAt(source.text, start), sentence })
    },
  })
  return found
}

const folderOf = ({ file }: Source): string => dirname(file)

const isBusiness = ({ file, imports }: Source): boolean =>
  file.startsWith('server/modules/commerce/') ||
  imports.some(({ specifier }) =>
    /^(#modules\/commerce|#plugs\/sellable|@arvand\/contracts\/commerce)$/.test(specifier),
  )

/** Whether a file makes the plug of this kind. */
function sells(source: Source, kind: string, plug = 'Sellable'): boolean {
  if (!source.imports.some(({ names }) => names.includes(plug))) return false
  return literals(source).some(({ value, isKind }) => isKind && value === kind)
}

interface Named {
  readonly value: string
  readonly start: number
  /** It is the value of a property `kind`. */
  readonly isKind: boolean
}

/** Kinds as texts, at the beginning of a key, and in SQL. */
function literals(source: Source): Named[] {
  const found: Named[] = []
  const kindsOfProperties = new Set<number>()
  visit(source, {
    Property(node) {
      if (nameOf(node.key) === 'kind') kindsOfProperties.add(node.value.start)
      if (node.key.type === 'Identifier' && !node.computed && !node.shorthand)
        found.push({ value: node.key.name, start: node.start, isKind: false })
    },
    Literal(node) {
      if (typeof node.value === 'string')
        found.push({ value: node.value, start: node.start, isKind: kindsOfProperties.has(node.start) })
    },
    TemplateElement({ start, value: { raw } }) {
      const [, key] = /^(\w+) $/.exec(raw) ?? []
      for (const value of [key, ...[...raw.matchAll(/'(\w+)'/g)].map(([, one]) => one)])
        if (value !== undefined) found.push({ value, start, isKind: false })
    },
  })
  return found
}

const namedIn = (source: Source, homes: ReadonlyMap<string, readonly string[]>): Finding[] =>
  literals(source).flatMap(({ value, start }) => {
    const folders = homes.get(value)
    if (!folders || folders.some((folder) => source.file.startsWith(`${folder}/`))) return []
    const sentence = `names the kind ${value} outside of its folder; ask its plug (Sellable)`
    return [{ file: source.file, line: lineAt(source.text, start), sentence }]
  })
