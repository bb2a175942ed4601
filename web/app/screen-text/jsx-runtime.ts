import { localSentence } from '@arvand/persian/digits'
import { currentRules } from '@arvand/persian/locale'
import type { ElementType, Key, ReactElement } from 'react'
import * as react from 'react/jsx-runtime'

export { Fragment, type JSX } from 'react/jsx-runtime'

type Props = Readonly<Record<string, unknown>>

/** Attributes whose text is shown or read aloud, besides the children. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']

/** The content of these elements is not changed. */
const asTyped = new Set<unknown>(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'textarea'])

const shown = (value: unknown): unknown => (typeof value === 'string' ? localSentence(value) : value)

/** Every element of the web is made here, so that the digits of written sentences become those of the locale. */
function inLocale(type: ElementType, props: Props): Props {
  if (currentRules().jalali || asTyped.has(type)) return props
  const own: Record<string, unknown> = { ...props }
  for (const name of spoken) if (name in own) own[name] = shown(own[name])
  if ('children' in own)
    own.children = Array.isArray(own.children) ? own.children.map(shown) : shown(own.children)
  return own
}

export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  react.jsx(type, inLocale(type, props), key)

export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement =>
  react.jsxs(type, inLocale(type, props), key)
