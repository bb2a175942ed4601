import { frames } from './address.ts'
import type { Frame } from './draw.ts'
import { patternOf } from './draw.ts'
import { girihWith, nameOf, svgOf } from './girih.ts'
import { short } from './path.ts'
import type { Plan } from './plan.ts'
import { planOf } from './plan.ts'

const upright = { rotation: 0, across: 0.5, down: 0.5 } as const
const tileScale = { chalipa: 1, hasht: 1.15, dah: 1.2, davazdah: 1, shesh: 1.5 } as const

/** A square with the star in the middle, for rows of a list; same family and colours as the cover. */
export function girihTile(slug: string, category: string): string {
  const scale = tileScale[planOf(slug, category).family]
  return girihWith(slug, category, { ...upright, scale }, frames.tile)
}

/** The background of the first letter of a person or a company without a picture. */
export function girihPortrait(slug: string, category: string): string {
  const choice: Partial<Plan> = { ...upright, family: 'hasht', theta: 67.5, tone: 'night', scale: 1.02 }
  return girihWith(slug, category, choice, frames.portrait)
}

/** The portrait's star in day colours, for empty states. */
export function girihRosette(slug: string, category: string): string {
  const choice: Partial<Plan> = { ...upright, family: 'hasht', theta: 67.5, tone: 'day', scale: 1.02 }
  return girihWith(slug, category, choice, frames.rosette)
}

/** A large pattern of twelve-pointed stars that may be cropped to any frame. */
export function girihWall(slug: string, category: string): string {
  const choice: Partial<Plan> = {
    ...upright,
    family: 'davazdah',
    theta: 60,
    tone: 'night',
    scale: 2,
    across: 1 / 3,
  }
  return girihWith(slug, category, choice, frames.wall)
}

/** The outline of an arch: straight sides up to 36 % from the top, shoulders, then a point. */
function archPath({ width, height }: Frame, inset: number): string {
  const [w, h] = [width - 2 * inset, height - inset * 1.6]
  const at = (x: number, y: number) => `${short(inset + x * w)} ${short(inset * 1.6 + y * h)}`
  const right = `C${at(1, 0.235)} ${at(0.91, 0.2)} ${at(0.75, 0.135)}C${at(0.63, 0.085)} ${at(0.56, 0.05)} ${at(0.5, 0)}`
  const left = `C${at(0.44, 0.05)} ${at(0.37, 0.085)} ${at(0.25, 0.135)}C${at(0.09, 0.2)} ${at(0, 0.235)} ${at(0, 0.36)}`
  return `M${at(1, 1)}L${at(1, 0.36)}${right}${left}L${at(0, 1)}`
}

/** An image takes the colour scheme of the page that shows it. */
const edgeStyle =
  '<style>.edge{stroke:#14213D}@media (prefers-color-scheme:dark){.edge{stroke:#2B3A5C}}</style>'

function archInside(plan: Plan, frame: Frame, id: string, border: number): string {
  const clip = `<clipPath id="${id}a"><path d="${archPath(frame, border / 2)}"/></clipPath>`
  const edge = `<path fill="none" stroke-width="${border}" class="edge" d="${archPath(frame, border / 2)}"/>`
  return `${clip}<g clip-path="url(#${id}a)">${patternOf(plan, frame, id)}</g>${edge}`
}

/** A pointed arch (iwan) with the pattern inside and a frame of deep lapis. */
export function girihArch(slug: string, category: string): string {
  const frame = frames.arch
  const own = planOf(slug, category)
  const plan: Plan = { ...own, ...upright, tone: 'night', scale: tileScale[own.family], down: 0.56 }
  return svgOf(edgeStyle + archInside(plan, frame, nameOf(slug), 3), frame)
}

interface Bay extends Frame {
  readonly x: number
  readonly plan: Pick<Plan, 'family' | 'theta' | 'palette' | 'tone' | 'scale' | 'down'>
}
const bays: readonly Bay[] = [
  {
    x: 353,
    width: 141,
    height: 300,
    plan: { family: 'hasht', theta: 67.5, palette: 'firoozeh', tone: 'day', scale: 1.03, down: 0.36 },
  },
  {
    x: 155,
    width: 184,
    height: 372,
    plan: { family: 'davazdah', theta: 60, palette: 'lajvard', tone: 'night', scale: 1.38, down: 0.485 },
  },
  {
    x: 0,
    width: 141,
    height: 300,
    plan: { family: 'dah', theta: 54, palette: 'zafaran', tone: 'day', scale: 1.03, down: 0.325 },
  },
]

/** Three arches side by side, the tall one between two lower ones. */
export function girihIwan(): string {
  const whole = frames.iwan
  const inside = bays.map(({ x, width, height, plan }, at) => {
    const arch = archInside(
      { ...plan, ...upright, down: plan.down },
      { width, height },
      nameOf(`iwan ${at}`),
      5,
    )
    return `<g transform="translate(${x} ${whole.height - height})">${arch}</g>`
  })
  return svgOf(edgeStyle + inside.join(''), whole).replace('slice', 'meet')
}
