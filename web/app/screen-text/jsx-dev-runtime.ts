import type { ElementType, Key, ReactElement } from 'react'
import { jsx, jsxs } from './jsx-runtime.ts'

export { Fragment, type JSX } from './jsx-runtime.ts'

/** The same where React watches over keys: children that stand in the source need none. */
export const jsxDEV = (
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key: Key | undefined,
  isStatic: boolean,
): ReactElement => (isStatic ? jsxs : jsx)(type, props, key)
