import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../../api/form-answer.ts'
import { showToast } from '../../../ui/toasts.ts'
import type { Act } from './act.ts'
import { outlineWords as words } from './words.ts'

/**
 * Small changes go by a fetcher, so that the scroll position stays. An error is shown as a toast and above the list; a
 * removal can be undone from its toast.
 */
export function useActs(settled: () => Promise<void>) {
  const fetcher = useFetcher<FormAnswer>()
  const news = fetcher.data
  const tell = useEffectEvent(({ error, done, made }: FormAnswer) => {
    if (error) showToast({ tone: 'warning', text: error })
    // Of what goes by this fetcher only a removal can be taken back.
    if (done && made)
      showToast({
        text: done,
        action: { label: words.restore, onAction: () => act('restore', { removalId: made }) },
      })
  })
  useEffect(() => {
    if (news) tell(news)
  }, [news])
  const act: Act = (intent, fields) => {
    const form = fields instanceof FormData ? fields : new FormData()
    if (!(fields instanceof FormData))
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('intent', intent)
    void settled().then(() => fetcher.submit(form, { method: 'post' }))
  }
  return { act, news }
}
