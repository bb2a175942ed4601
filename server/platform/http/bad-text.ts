/**
 * Dotted paths of texts that PostgreSQL cannot store: a null byte, or half of a surrogate pair. The text fields of
 * contracts already clean these away; this check is for fields that do not.
 */
export function badText(value: unknown): string[] {
  const found: string[] = []
  look(value, [], found)
  return found
}

function look(value: unknown, path: string[], found: string[]): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) found.push(path.join('.') || 'body')
  } else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const key in value) {
      path.push(key)
      if (key.includes('\0') || !key.isWellFormed()) found.push(path.slice(0, -1).join('.') || 'body')
      look((value as Record<string, unknown>)[key], path, found)
      path.pop()
    }
  }
}
