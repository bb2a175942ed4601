import { createHash } from 'node:crypto'

/** Other places that a page may reach, each a CSP source. */
export interface OuterSources {
  /** Services with base addresses of their own. */
  readonly connect?: readonly string[]
  /** Where uploaded packages run, and embedded pages. */
  readonly frame?: readonly string[]
  readonly image?: readonly string[]
  readonly media?: readonly string[]
  readonly style?: readonly string[]
  readonly font?: readonly string[]
  /** Where a form's answer may redirect to, e.g. a bank. */
  readonly form?: readonly string[]
}

/**
 * The two style elements that React Aria writes (usePress, and usePreventScroll on iOS), allowed by hash.
 * A test holds them against the library's source.
 */
export const reactAriaStyles: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

const styleHashes = reactAriaStyles.map(hashSource)

/** Writes a page's policy once for all; the answer takes the sources of its inline scripts. */
export function pagePolicy(outer: OuterSources, secure: boolean): (scripts: readonly string[]) => string {
  const line = (name: string, ...sources: (string | readonly string[] | undefined)[]) =>
    `${name} ${sources.flat().filter(Boolean).join(' ')}`
  const rest = [
    line('style-src', "'self'", styleHashes, outer.style),
    // React writes `style` attributes for measured sizes; they can load nothing.
    line('style-src-attr', "'unsafe-inline'"),
    line('img-src', "'self'", 'data:', 'blob:', outer.image),
    line('media-src', "'self'", 'blob:', outer.media),
    line('font-src', "'self'", outer.font),
    line('connect-src', "'self'", outer.connect),
    line('frame-src', "'self'", outer.frame),
    line('form-action', "'self'", outer.form),
    line('worker-src', "'self'"),
    line('manifest-src', "'self'"),
    line('base-uri', "'none'"),
    line('frame-ancestors', "'none'"),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (scripts) => `default-src 'none'; ${line('script-src', "'self'", scripts)}; ${rest}`
}

/** While the web is made from its sources: Vite writes style elements of its own, and its scripts are evaluated. */
export const devPolicy = () =>
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self' ws:; frame-src 'self' http: https:"

/** The inline scripts of a finished page, as CSP sources. */
export function inlineScriptHashes(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...new Set([...found].map(([, text = '']) => hashSource(text)))]
}
