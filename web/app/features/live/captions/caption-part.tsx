import { useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { CaptionCardProps } from './caption-card.tsx'

const CaptionCard = lazyPart<CaptionCardProps>(() => import('./caption-card.tsx'))

/** Where captions are written; its code loads in the browser of whoever may write them. */
export function CaptionPart(props: CaptionCardProps) {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return isHere ? <CaptionCard {...props} /> : null
}
