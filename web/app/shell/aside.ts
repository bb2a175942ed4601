import { useCallback, useState } from 'react'
import { useFetcher } from 'react-router'
import { serverAnswers } from '../api/connection.ts'
import { hasTyped } from '../api/typed-text.ts'

/**
 * The query parameter that marks a request made by a control for data of another page, while the current page stays.
 */
const mark = 'aside'

export const isAside = ({ searchParams }: URL): boolean => searchParams.has(mark)

/**
 * A fetcher for a control that shows data of another page of ours. When the data does not arrive, the page stays as it
 * is, a toast says so, `failed` is true, and `load` may be called again.
 */
export function useAside<Loader>(key?: string) {
  const fetcher = useFetcher<Loader>(key === undefined ? {} : { key })
  const [isCut, setCut] = useState(false)
  const { load: ask, state, data } = fetcher
  const load = useCallback(
    async (address: string) => {
      // React Router reloads the whole page when a script does not arrive, so it is not asked while the server is
      // unreachable and the page holds typed text.
      const cut = hasTyped() && !(await serverAnswers())
      setCut(cut)
      if (!cut) await ask(`${address}${address.includes('?') ? '&' : '?'}${mark}`)
    },
    [ask],
  )
  return { data, state, load, failed: isCut || (state === 'idle' && data === null) }
}
