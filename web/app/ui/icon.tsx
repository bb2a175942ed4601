import type { LucideIcon } from 'lucide-react'
import type { SVGProps } from 'react'
import { drawStill } from './still.ts'

export type { LucideIcon }

interface IconProps {
  readonly of: LucideIcon
  readonly size?: number
  readonly mirror?: boolean
  readonly className?: string
}

/** An icon: stroke 1.7; 20 px in text lines, 24 in bars, 16 in pills. `mirror` turns arrows in right-to-left text. */
export const Icon = import.meta.env.SSR ? KeptIcon : LivingIcon

function LivingIcon({ of: Drawn, size = 20, mirror = false, className = '' }: IconProps) {
  const look = `${mirror ? 'mirror ' : ''}shrink-0 ${className}`
  return <Drawn size={size} strokeWidth={1.7} aria-hidden="true" className={look} />
}

/** The same icon on the server, which draws it once for each size and look: a page has fifty of them. */
function KeptIcon(props: IconProps) {
  const svg = keptSvg(props)
  return svg ? <svg {...svg} /> : <LivingIcon {...props} />
}

type Svg = SVGProps<SVGSVGElement>
const keptSvgs = new Map<LucideIcon, Map<string, Svg>>()

function keptSvg(props: IconProps): Svg | null {
  const { of, size, mirror, className } = props
  const key = `${size} ${mirror} ${className}`
  const known = keptSvgs.get(of)?.get(key)
  if (known) return known
  const markup = drawStill(<LivingIcon {...props} />)
  const [, attributes = '', lines = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/s.exec(markup ?? '') ?? []
  if (lines === '') return null
  const svg = { ...attributesIn(attributes), dangerouslySetInnerHTML: { __html: lines } }
  keptSvgs.set(of, (keptSvgs.get(of) ?? new Map()).set(key, svg))
  return svg
}

/** React's names of the attributes in a piece of markup. */
const attributesIn = (markup: string): Svg =>
  Object.fromEntries(
    [...markup.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name === 'class' ? 'className' : nameInReact(name),
      unescaped(value),
    ]),
  )

const nameInReact = (name: string) =>
  name.startsWith('aria-') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const letters: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" }

const unescaped = (value: string) => value.replace(/&([\w#]+);/g, (all, name: string) => letters[name] ?? all)

/** The spinner of work in progress. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      aria-hidden="true"
      className="animate-spin shrink-0"
    >
      <circle cx="9" cy="9" r="7.5" stroke="currentColor" strokeWidth="2" opacity="0.35" />
      <path d="M9 1.5A7.5 7.5 0 0 1 16.5 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
