import type { MiddlewareFunction } from 'react-router'

/**
 * The router's middleware in the browser; `hydrate.tsx` fills the list, so that its code stays out of the first load.
 */
export const whileHydrated: MiddlewareFunction<Record<string, { type: string; result: unknown }>>[] = []
