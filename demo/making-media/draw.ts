import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type RenderedImage, Resvg } from '@resvg/resvg-js'

const fonts = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf')

/** Draws an SVG with complete fonts of Vazirmatn; those of the web are split into files that resvg cannot combine. */
export const draw = (svg: string, width = 640): RenderedImage =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: ['Regular', 'Bold', 'ExtraBold'].map((weight) => join(fonts, `Vazirmatn-${weight}.ttf`)),
      defaultFontFamily: 'Vazirmatn',
    },
  }).render()
