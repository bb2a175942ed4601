import { createHash } from 'node:crypto'

/** Other origins that a page may reach, each a CSP source. */
export interface OuterSources {
  /** Services that have their own addresses. */
  readonly connect?: readonly string[]
  /** Origins of uploaded packages and embedded pages. */
  readonly frame?: readonly string[]
  readonly image?: readonly string[]
  readonly media?: readonly string[]
  readonly style?: readonly string[]
  readonly font?: readonly string[]
  /** Origins to which the answer of a form may redirect, e.g. a bank. */
  readonly form?: readonly string[]
}

/**
 * The two style elements that React Aria writes (usePress, and usePreventScroll on iOS), allowed by hash. A test
 * compares them with the library's source.
 */
export const reactAriaStyles: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

const styleHashes = reactAriaStyles.map(hashSource)

/** Prepares the policy of all pages once; the returned function adds the sources of a page's inline scripts. */
export function pagePolicy(outer: OuterSources, secure: boolean): (scripts: readonly string[]) => string {
  const line = (name: string, ...sources: (string | readonly string[] | undefined)[]) =>
    `${name} ${sources.flat().filter(Boolean).join(' ')}`
  const rest = [
    line('style-src', "'self'", styleHashes, outer.style),
    // React writes `style` attributes for measured sizes; a style attribute can load nothing from elsewhere.
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

/** The policy in development: Vite writes its own style elements, and its scripts use `eval`. */
export const devPolicy = () =>
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self' ws:; frame-src 'self' http: https:"

/** The CSP sources of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...new Set([...found].map(([, text = '']) => hashSource(text)))]
}
