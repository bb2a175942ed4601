import type { Heading } from 'mdast'

/** A heading with tags in braces after it: «عنوان {text 12 preview}». */
export interface Tagged {
  readonly title: string
  /** Tags without a value. */
  readonly words: readonly string[]
  /** The value of `key=7`; null where it is missing. */
  number(key: string): number | null
}

export function tagged(heading: Heading): Tagged {
  const text = heading.children.map((node) => ('value' in node ? node.value : '')).join('')
  const [, title = text, inside = ''] = /^(.*?)\s*\{([^}]*)\}$/.exec(text) ?? []
  const all = inside.split(/\s+/).filter(Boolean)
  return {
    title,
    words: all.filter((word) => !word.includes('=')),
    number(key) {
      const pair = all.find((word) => word.startsWith(`${key}=`))
      return pair === undefined ? null : Number(pair.slice(key.length + 1))
    },
  }
}
