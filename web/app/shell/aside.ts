import { useCallback, useState } from 'react'
import { useFetcher } from 'react-router'
import { serverAnswers } from '../api/connection.ts'
import { hasTyped } from '../api/typed-text.ts'

/** Says in an address that a control of a page asks for it, beside the page that stands. */
const mark = 'aside'

export const isAside = ({ searchParams }: URL): boolean => searchParams.has(mark)

/**
 * A fetcher for what a control shows of another page of ours. What does not come leaves the page as it is: it is told,
 * `failed` is true, and `load` may be tried again.
 */
export function useAside<Loader>(key?: string) {
  const fetcher = useFetcher<Loader>(key === undefined ? {} : { key })
  const [isCut, setCut] = useState(false)
  const { load: ask, state, data } = fetcher
  const load = useCallback(
    async (address: string) => {
      // The router reloads the page where a script does not come.
      const cut = hasTyped() && !(await serverAnswers())
      setCut(cut)
      if (!cut) await ask(`${address}${address.includes('?') ? '&' : '?'}${mark}`)
    },
    [ask],
  )
  return { data, state, load, failed: isCut || (state === 'idle' && data === null) }
}
