import type { MiddlewareFunction } from 'react-router'

/** What stands around each navigation in the browser; `hydrate.tsx` fills it, so that no first load carries it. */
export const whileAwake: MiddlewareFunction<Record<string, { type: string; result: unknown }>>[] = []
