import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Palette } from '@arvand/contracts/site'
import { siteName } from '@arvand/contracts/site-name'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeXml } from './xml.ts'

/*
 * Pages that the server makes by itself, without the web: on the way to another site, or when the web fails. They look
 * like the site, work without scripts, and load nothing but a style sheet, a font and the icon of the site.
 */

export interface PlainPage {
  readonly title: string
  /** HTML below the heading. */
  readonly body: string
  /** Where its forms may lead; nowhere unless said. */
  readonly forms?: string
  /** Who may show it in a frame; nobody unless said. */
  readonly frames?: string
  /** A script that presses the page's only button. */
  readonly script?: string
}

const fileOf = (address: string): Buffer => readFileSync(fileURLToPath(address))

const textOf = (...addresses: string[]): string =>
  addresses.map((address) => fileOf(address).toString()).join('\n')
const here = (name: string): string => new URL(`./plain-page/${name}`, import.meta.url).href

const colours = textOf(
  import.meta.resolve('@arvand/web/colours.css'),
  import.meta.resolve('@arvand/web/palettes.css'),
  here('font.css'),
)
const style = `${colours}\n${textOf(here('plain.css'))}`
const font = fileOf(import.meta.resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'))

const styleAddress = '/plain/style.css'
/** Colours and font of the site alone, for pages with a look of their own. */
export const plainColours = '/plain/colours.css'

/** Serves what plain pages load, from every process. */
export function addPlainLook(app: FastifyInstance): void {
  const sheets: readonly [string, string][] = [
    [styleAddress, style],
    [plainColours, colours],
  ]
  for (const [address, sheet] of sheets)
    app.get(address, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(sheet),
    )
  app.get('/plain/vazirmatn.woff2', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(font),
  )
}

let palette: Palette = 'firuze'

/** Plain pages have the colours of the site, which a process knows as it knows the name. */
export const dressPlainPages = (chosen: Palette): void => {
  palette = chosen
}

/** Sends plain pages; `fontStylesheet` is that of a font which the operator has licensed. */
export const plainPages =
  (fontStylesheet: string | null) =>
  (reply: FastifyReply, status: number, page: PlainPage): FastifyReply =>
    reply
      .code(status)
      .header('content-security-policy', policyOf(page, fontStylesheet))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(htmlOf(page, fontStylesheet))

const originOf = (address: string | null): string =>
  address && URL.canParse(address) ? ` ${new URL(address).origin}` : ''

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function policyOf({ forms, frames, script }: PlainPage, fontStylesheet: string | null): string {
  const fonts = originOf(fontStylesheet)
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${frames ?? "'none'"}`,
    `style-src 'self'${fonts}`,
    `font-src 'self'${fonts}`,
    "img-src 'self'",
    ...(script ? [`script-src ${hashOf(script)}`] : []),
    ...(forms === 'anywhere' ? [] : [`form-action ${forms ?? "'none'"}`]),
  ].join('; ')
}

function htmlOf({ title, body, script }: PlainPage, fontStylesheet: string | null): string {
  const name = escapeXml(siteName())
  return `<!doctype html>
<html lang="fa" dir="rtl" data-palette="${palette}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(title)} | ${name}</title>
<link rel="stylesheet" href="${styleAddress}">
${fontStylesheet ? `<link rel="stylesheet" href="${escapeXml(fontStylesheet)}">` : ''}
</head>
<body>
<header><img src="/icons/icon-192.png" alt="" width="36" height="36">${name}</header>
<main>
<h1>${escapeXml(title)}</h1>
${body}
</main>
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`
}
