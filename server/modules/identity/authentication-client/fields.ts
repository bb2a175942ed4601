/** Fields of a form or a query: texts by name, each at most once. */
export interface Fields {
  /** Undefined for a field that is missing, repeated, too long, or no text that can be stored. */
  text(name: string): string | undefined
}

const longest = 4096

export function fieldsOf(given: unknown): Fields {
  const values = new Map(Object.entries(given ?? {}))
  return {
    text(name) {
      const value = values.get(name)
      if (typeof value !== 'string' || value.length > longest) return undefined
      return value.includes('\0') || !value.isWellFormed() ? undefined : value
    },
  }
}
