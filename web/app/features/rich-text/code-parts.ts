/** A run of code and what it is: `keyword`, `string`…; null: nothing of its own. */
export type CodePart = readonly [text: string, kind: string | null]

interface Coloured {
  readonly type: string
  readonly value?: string
  readonly properties?: { readonly className?: unknown }
  readonly children?: readonly Coloured[]
}

/** A highlighter's tree as flat runs; the innermost word counts. */
export function partsOf(nodes: readonly Coloured[], kind: string | null = null): CodePart[] {
  return nodes.flatMap((node): CodePart[] =>
    node.type === 'text'
      ? [[node.value ?? '', kind]]
      : partsOf(node.children ?? [], kindOf(node.properties?.className) ?? kind),
  )
}

const kindOf = (names: unknown): string | null =>
  Array.isArray(names) && typeof names[0] === 'string' ? names[0].replace('hljs-', '') : null

/** Reads what the server put beside a block of code. */
export const isParts = (value: unknown): value is CodePart[] => Array.isArray(value)

const looks: Readonly<Record<string, string>> = {
  keyword: 'text-primary-700 font-label',
  built_in: 'text-primary-700',
  type: 'text-primary-700',
  literal: 'text-warning-700',
  number: 'text-warning-700',
  string: 'text-success-700',
  regexp: 'text-success-700',
  attr: 'text-warning-700',
  attribute: 'text-warning-700',
  title: 'text-danger-700',
  name: 'text-primary-700',
  comment: 'text-muted',
  meta: 'text-muted',
}

/** The colour of a run. */
export const codeLook = (kind: string | null): string | undefined => (kind === null ? undefined : looks[kind])
