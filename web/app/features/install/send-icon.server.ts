import { showSite } from '@arvand/contracts/home/site'
import { type Palette, paletteColours } from '@arvand/contracts/site'
import type { RouterContextProvider } from 'react-router'
import { publicCallerOf } from '../../api/page.ts'
import type { IconFile } from '../../shell/site-icons.ts'
import { markPng, markSvg } from './site-mark.server.ts'

const headers = { 'cache-control': 'public, max-age=3600' }
/** As many as there are palettes and files. */
const drawn = new Map<string, Buffer>()

/** An icon of the site: its logo, or its mark in its colour, as SVG without a file. */
export async function sendIcon(context: Readonly<RouterContextProvider>, file: IconFile | null) {
  const { palette, icons } = await publicCallerOf(context, { tags: ['site'], seconds: 600 })(showSite, {})
  if (icons) {
    const location = `${icons}/${file ?? 'icon-192.png'}`
    return new Response(null, { status: 302, headers: { ...headers, location } })
  }
  const [body, type] =
    file === null
      ? [markSvg(paletteColours[palette]), 'image/svg+xml; charset=utf-8']
      : [new Uint8Array(pngOf(file, palette)), 'image/png']
  return new Response(body, { headers: { ...headers, 'content-type': type } })
}

function pngOf(file: IconFile, palette: Palette): Buffer {
  const key = `${palette} ${file}`
  const png = drawn.get(key) ?? markPng(file, paletteColours[palette])
  drawn.set(key, png)
  return png
}
