import type { MediaFile } from '../file-queries.ts'
import { isStrange, kindOfType } from '../kinds.ts'
import type { AskedForm } from './forms.ts'

const shownTypes = new Set(['application/pdf', 'text/plain', 'text/vtt'])

/** Whether a browser may show this type in a tab; files of other types are sent as downloads. */
export function isShown(type: string): boolean {
  if (isStrange(type) || type === 'image/tiff') return false
  const kind = kindOfType(type)
  return (
    kind === 'picture' ||
    kind === 'video' ||
    kind === 'audio' ||
    shownTypes.has(type) ||
    type.includes('mpegurl')
  )
}

const ascii = (name: string): string => name.replace(/[^\x20-\x7e]|["\\%]/g, '_')

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** RFC 6266 with the name as RFC 5987 writes it, so that a Persian name arrives whole. */
export function dispositionOf({ type, name, isSaved }: AskedForm): string {
  const word = isSaved || !isShown(type) ? 'attachment' : 'inline'
  return `${word}; filename="${ascii(name)}"; filename*=UTF-8''${encoded(name)}`
}

const charsets: Readonly<Record<string, string>> = {
  'text/plain': 'text/plain; charset=utf-8',
  'text/vtt': 'text/vtt; charset=utf-8',
}

/** Headers of every answer with this form. The type is the one found from the content, never the uploader's claim. */
export function headersOf(file: MediaFile, form: AskedForm): Record<string, string> {
  return {
    'content-type': charsets[form.type] ?? form.type,
    'content-disposition': dispositionOf(form),
    'content-security-policy': policyOf(form.type),
    'accept-ranges': 'bytes',
    etag: etagOf(form),
    'cache-control': file.isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=3600',
    ...(form.varies ? { vary: 'accept' } : {}),
  }
}

/** No script may run. A PDF gets no `sandbox`, because the browser's PDF reader does not open inside one. */
function policyOf(type: string): string {
  const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
  if (type === 'application/pdf') return `${nothing}; object-src 'self'; style-src 'unsafe-inline'`
  return `${nothing}; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; sandbox`
}

/** The content of a form never changes, so its key can serve as its ETag. */
export const etagOf = ({ key }: AskedForm): string => `"${key.replaceAll('/', '.')}"`

/** Whether the list of ETags in If-None-Match contains this one. */
export const hasMark = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag))
