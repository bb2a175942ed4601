import { useEffect, useState } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'

const LineNotice = lazyPart(() => import('./line-notice.tsx'))

/** Stands once in the shell; fetches the news of the line as the page wakes, while there is one. */
export function LineNoticeHost() {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake ? <LineNotice /> : null
}
