import { blockPerson, followPerson, mutePerson } from '@arvand/contracts/panel/social'
import { Ban, Check, Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { Fold } from '../../ui/fold.tsx'
import { PostForm } from '../discussion/index.ts'
import { personActWords as words } from './words.ts'

interface ActProps {
  readonly person: { readonly id: string; readonly name: string }
  /** It is so already: the button takes it back. */
  readonly on: boolean
}

const pageOf = ({ id }: ActProps['person']): string => `/people/${id}/act`

export function FollowButton({ person, on }: ActProps) {
  const { pathname, search } = useLocation()
  return (
    <PostForm
      page={pageOf(person)}
      intent="follow"
      to={followPerson}
      carry={{ on: on ? 'no' : 'yes', back: pathname + search }}
      submit={on ? words.unfollow : words.follow}
      button={{
        variant: on ? 'outline' : 'soft',
        icon: on ? Check : Plus,
        'aria-label': on ? words.unfollowName(person.name) : words.followName(person.name),
      }}
      className="contents"
      quiet
    />
  )
}

/** Only the feed of the visitor changes, so that it needs no question. */
export function MuteButton({ person, on }: ActProps) {
  const { pathname, search } = useLocation()
  return (
    <PostForm
      page={pageOf(person)}
      intent="mute"
      to={mutePerson}
      carry={{ on: on ? 'no' : 'yes', back: pathname + search }}
      submit={on ? words.unmute : words.mute}
      button={{
        variant: on ? 'outline' : 'quiet',
        title: on ? undefined : words.muteText,
        'aria-label': on ? words.unmuteName(person.name) : words.muteName(person.name),
      }}
      className="contents"
      quiet
    />
  )
}

/** Blocks after saying what it means; taking it back needs no question. */
export function BlockPart({ person, on }: ActProps) {
  const { pathname, search } = useLocation()
  const form = (
    <PostForm
      page={pageOf(person)}
      intent="block"
      to={blockPerson}
      carry={{ on: on ? 'no' : 'yes', back: pathname + search }}
      submit={on ? words.unblock : words.block}
      button={{ variant: on ? 'outline' : 'danger', icon: Ban }}
      className={on ? 'contents' : 'grid gap-4'}
      quiet
    >
      {on ? null : <p className="text-15">{words.blockText}</p>}
    </PostForm>
  )
  return on ? (
    form
  ) : (
    <Fold variant="quiet" label={words.block}>
      {form}
    </Fold>
  )
}
