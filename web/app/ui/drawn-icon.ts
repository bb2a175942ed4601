import { createElement, type SVGProps } from 'react'

export type IconLines = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

const frame: SVGProps<SVGSVGElement> = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/** An icon made of lines; the built web has all icons of Lucide in this form (`light-icons.ts`). */
export const drawnIcon =
  (lines: IconLines) =>
  ({ size = 24, ...rest }: SVGProps<SVGSVGElement> & { size?: number }) =>
    createElement(
      'svg',
      { ...frame, width: size, height: size, strokeWidth: 2, ...rest },
      ...lines.map(([tag, attributes]) => createElement(tag, attributes)),
    )
