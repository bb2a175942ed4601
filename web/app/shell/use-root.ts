import { useRouteLoaderData } from 'react-router'
import type { Visitor, WebSettings } from '../given.ts'
import type { loader } from '../root.tsx'
import type { Theme } from './theme.ts'

interface Root {
  readonly visitor: Visitor | null
  readonly settings: WebSettings | null
  readonly theme: Theme | undefined
}

const nothing: Root = { visitor: null, settings: null, theme: undefined }

/** What the root knows; nothing when the root itself failed. */
export const useRoot = (): Root => useRouteLoaderData<typeof loader>('root') ?? nothing

export const useVisitor = () => useRoot().visitor
