import { Resvg } from '@resvg/resvg-js'
import type { IconFile } from '../../shell/site-icons.ts'

/** The site's own mark, a river in an eight-pointed star, for what has no logo. */
const mark = (colour: string): string =>
  `<g fill="${colour}"><rect x="6" y="6" width="24" height="24" rx="1.5"/><rect x="6" y="6" width="24" height="24" rx="1.5" transform="rotate(45 18 18)"/></g>` +
  '<g fill="none" stroke-width="2.4" stroke-linecap="round"><path d="M9.5 16.5c2.8-2.6 5.7-2.6 8.5 0s5.7 2.6 8.5 0" stroke="#fff"/><path d="M10.5 21.5c2.5-2.2 5-2.2 7.5 0s5 2.2 7.5 0" stroke="#E6A01F"/></g>'

export const markSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${mark(colour)}</svg>`

/** A system cuts these to a shape of its own, so the mark stays within their middle. */
const padded: readonly IconFile[] = ['maskable-512.png', 'apple-touch-180.png']

const onPaper = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7 -7 50 50"><rect x="-7" y="-7" width="50" height="50" fill="#FBFAF6"/>${mark(colour)}</svg>`

export function markPng(file: IconFile, colour: string): Buffer {
  const svg = padded.includes(file) ? onPaper(colour) : markSvg(colour)
  const value = Number(/\d+/.exec(file)?.[0])
  return new Resvg(svg, { fitTo: { mode: 'width', value } }).render().asPng()
}
