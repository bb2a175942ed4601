import { formatNumber } from '@arvand/persian/numbers'
import { MessageCircle, ThumbsUp } from 'lucide-react'
import { useLocation } from 'react-router'
import { signInAddress } from '../../api/sign-in-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { articleWords as words } from './words.ts'

/** The figures of an article, and the way to take part, for a stranger. */
export function Invitation({ article }: { article: { readonly likes: number; readonly comments: number } }) {
  const { pathname } = useLocation()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4.5 py-4 md:px-6">
      <span className="inline-flex items-center gap-2 text-15 text-muted">
        <Icon of={ThumbsUp} size={18} />
        {words.likes(formatNumber(article.likes))}
      </span>
      <span className="inline-flex items-center gap-2 text-15 text-muted">
        <Icon of={MessageCircle} size={18} />
        {words.commentCount(formatNumber(article.comments))}
      </span>
      <p className="flex-[1_1_14rem] text-15">{words.signIn}</p>
      <ButtonLink to={signInAddress(pathname)} size="compact">
        {words.signInLink}
      </ButtonLink>
    </div>
  )
}
