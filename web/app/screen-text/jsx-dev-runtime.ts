import type { ElementType, Key, ReactElement } from 'react'
import { jsx, jsxs } from './jsx-runtime.ts'

export { Fragment, type JSX } from './jsx-runtime.ts'

/** The development runtime, in which React checks keys: static children need none. */
export const jsxDEV = (
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key: Key | undefined,
  isStatic: boolean,
): ReactElement => (isStatic ? jsxs : jsx)(type, props, key)
