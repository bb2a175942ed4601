/** A run of code and its kind (`keyword`, `string`…); null for plain text. */
export type CodePart = readonly [text: string, kind: string | null]

interface Coloured {
  readonly type: string
  readonly value?: string
  readonly properties?: { readonly className?: unknown }
  readonly children?: readonly Coloured[]
}

/** Flattens a highlighter's tree into runs; the innermost known class decides the kind. */
export function partsOf(nodes: readonly Coloured[], kind: string | null = null): CodePart[] {
  return nodes.flatMap((node): CodePart[] =>
    node.type === 'text'
      ? [[node.value ?? '', kind]]
      : partsOf(node.children ?? [], kindOf(node.properties?.className) ?? kind),
  )
}

const kindOf = (names: unknown): string | null =>
  Array.isArray(names) && typeof names[0] === 'string' ? names[0].replace('hljs-', '') : null

/** Whether a value is the list of runs that the server added to a block of code. */
export const isParts = (value: unknown): value is CodePart[] => Array.isArray(value)

const classNames: Readonly<Record<string, string>> = {
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

/** The CSS classes of a run. */
export const codeClassName = (kind: string | null): string | undefined =>
  kind === null ? undefined : classNames[kind]
