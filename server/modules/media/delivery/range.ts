import type { ByteRange } from '#platform/file-store'

/**
 * The part of a content of `size` bytes that a Range header asks for (RFC 9110, 14): one part, `null` for the whole
 * (no header, one that we do not understand, or many parts), `unsatisfiable` for a part beyond the end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = header?.match(/^bytes=\s*(\d*)-(\d*)\s*$/) ?? []
  if (from === '' && to === '') return null
  if (from === '')
    return Number(to) === 0 || size === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return null
  if (first >= size) return 'unsatisfiable'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
