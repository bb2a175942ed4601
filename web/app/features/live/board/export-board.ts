import type { Mark } from '@arvand/contracts/panel/board'
import { drawingOf, sheet } from './shapes.ts'

/** Saves what is on the sheet as a drawing that any program opens; the colours of the page are written into it. */
export function saveSvg(shown: SVGSVGElement, name: string): void {
  const copy = shown.cloneNode(true) as SVGSVGElement
  const originals = [...shown.querySelectorAll('path, text')]
  for (const [at, element] of [...copy.querySelectorAll('path, text')].entries()) {
    const original = originals[at]
    if (!original || element.hasAttribute('data-reach')) {
      element.remove()
      continue
    }
    const { fill, stroke } = getComputedStyle(original)
    element.setAttribute('fill', fill)
    if (stroke !== 'none') element.setAttribute('stroke', stroke)
    if (element.tagName === 'text') element.setAttribute('font-family', 'Vazirmatn, Tahoma, sans-serif')
    element.removeAttribute('class')
  }
  for (const name of ['class', 'role', 'aria-label', 'style']) copy.removeAttribute(name)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(sheet.width))
  copy.setAttribute('height', String(sheet.height))
  const source = new XMLSerializer().serializeToString(copy)
  save(new Blob([source], { type: 'image/svg+xml' }), `${name}.svg`)
}

/** Saves what is on the sheet as a picture, drawn with the fonts of the page. */
export async function savePng(shown: SVGSVGElement, marks: readonly Mark[], name: string): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), sheet)
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = getComputedStyle(shown).backgroundColor
  context.fillRect(0, 0, sheet.width, sheet.height)
  for (const { id, shape } of marks) drawOn(context, shape, lookOf(shown, id))
  const picture = await new Promise<Blob | null>((tell) => canvas.toBlob(tell, 'image/png'))
  if (picture) save(picture, `${name}.png`)
}

/** The drawn element of a mark: its text, or its visible path. */
const lookOf = (shown: SVGSVGElement, id: string): CSSStyleDeclaration =>
  getComputedStyle(
    shown.querySelector(`text[data-mark="${id}"], [data-mark="${id}"] path:not([data-reach])`) ?? shown,
  )

function drawOn(context: CanvasRenderingContext2D, shape: Mark['shape'], look: CSSStyleDeclaration): void {
  const drawing = drawingOf(shape)
  if ('text' in drawing) {
    context.fillStyle = look.fill
    context.font = `${drawing.size}px ${look.fontFamily}`
    context.direction = drawing.direction
    context.textAlign = 'start'
    context.fillText(drawing.text, drawing.x, drawing.y)
    return
  }
  const path = new Path2D(drawing.path)
  if (drawing.width === null) {
    context.fillStyle = look.fill
    context.fill(path)
    return
  }
  Object.assign(context, { lineWidth: drawing.width, lineCap: 'round', lineJoin: 'round' })
  context.strokeStyle = look.stroke
  context.stroke(path)
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
