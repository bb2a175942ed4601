import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { Resvg } from '@resvg/resvg-js'
import { z } from 'zod'

const order = z
  .object({
    template: z.string(),
    data: z.unknown(),
    format: z.enum(['pdf', 'png']),
    width: z.number().default(1240),
  })
  .parse(JSON.parse(await text(process.stdin)))

const fonts = join(createRequire(import.meta.url).resolve('vazirmatn/package.json'), '..', 'fonts', 'ttf')
const fontBlobs = ['Regular', 'Medium', 'Bold'].map((weight) =>
  readFileSync(join(fonts, `Vazirmatn-${weight}.ttf`)),
)

const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] })
// The data is one JSON string beside the template, so that no text of a person becomes code or markup.
const compiled = compiler.compile({
  mainFileContent: readFileSync(order.template, 'utf8'),
  inputs: { data: JSON.stringify(order.data) },
})
if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics))

function picture(svg: string): Buffer {
  // Letters are outlines in this SVG, so no font is needed.
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: order.width },
    background: 'white',
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng()
}

process.stdout.write(
  order.format === 'pdf' ? compiler.pdf(compiled.result) : picture(compiler.plainSvg(compiled.result)),
)
