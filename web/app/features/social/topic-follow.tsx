import { followTopic } from '@arvand/contracts/panel/social'
import { Check, Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { PostForm } from '../discussion/index.ts'
import { topicWords as words } from './words.ts'

interface TopicFollowProps {
  readonly title: string
  /** It is followed already: the button takes it back. */
  readonly on: boolean
}

export const topicPage = (title: string): string => `/topics/${encodeURIComponent(title)}`

export function TopicFollow({ title, on }: TopicFollowProps) {
  const { pathname, search } = useLocation()
  return (
    <PostForm
      page={`${topicPage(title)}/act`}
      intent="follow"
      to={followTopic}
      carry={{ on: on ? 'no' : 'yes', back: pathname + search }}
      submit={on ? words.unfollow : words.follow}
      button={{
        variant: on ? 'outline' : 'soft',
        icon: on ? Check : Plus,
        'aria-label': on ? words.unfollowName(title) : words.followName(title),
      }}
      className="contents"
      quiet
    />
  )
}
