import { setCaptionWriter } from '@arvand/contracts/panel/captions'
import {
  callRoll,
  letSpeak,
  muteAll,
  muteParticipant,
  removeParticipant,
  setCoHost,
} from '@arvand/contracts/panel/class'
import { setSpotlight } from '@arvand/contracts/panel/stage'
import { formatNumber } from '@arvand/persian/numbers'
import { Captions, Hand, Mic, MicOff, ShieldOff, ShieldPlus, Star, UserX, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { actWords } from '../../ui/act-words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuButton } from '../../ui/menu.tsx'
import type { MenuEntry } from '../../ui/menu-entry.ts'
import { photoOf } from '../../ui/photo.ts'
import { showToast } from '../../ui/toasts.ts'
import { captionWords } from './captions/caption-words.ts'
import { groupWords } from './groups/group-words.ts'
import { guestWords } from './guests/guest-words.ts'
import type { MediaState } from './media/state.ts'
import { mediaWords } from './media-words.ts'
import type { Shown } from './shown.ts'
import type { ClassPerson } from './tile.tsx'
import { liveWords as words } from './words.ts'

interface PeoplePanelProps {
  readonly shown: Shown
  readonly state: MediaState
}

/** Who is in, raised hands first and in their order; hosts manage from here. */
export function PeoplePanel({
  shown: { people, role, leads, session, groups, spotlight, captions },
  state,
}: PeoplePanelProps) {
  const [leaving, setLeaving] = useState<ClassPerson | null>(null)
  const sessionId = session.id
  const sorted = people.toSorted((a, b) => (a.hand ?? Infinity) - (b.hand ?? Infinity) || 0)
  const isHost = role === 'host'
  /** Nobody acts on a host, and only hosts on co-hosts. */
  const mayManage = (person: ClassPerson) => !person.isHost && !person.isMe && (isHost || !person.isCoHost)
  const muteEverybody = async () => {
    const { refusal } = await attemptAloud(call(muteAll, { sessionId }))
    if (!refusal) showToast({ tone: 'success', text: mediaWords.allMuted })
  }
  const beginRoll = async () => {
    const { answer } = await attemptAloud(call(callRoll, { sessionId }))
    if (answer)
      showToast({
        tone: 'success',
        text: words.rollCalled(formatNumber(answer.present), formatNumber(answer.absent)),
      })
  }
  const remove = ({ id: personId }: ClassPerson) => {
    setLeaving(null)
    void attemptAloud(call(removeParticipant, { sessionId, personId }))
  }
  const lightOf = ({ id: personId }: ClassPerson): MenuEntry => {
    const isLit = spotlight === personId
    const set = { sessionId, personId: isLit ? null : personId }
    return {
      ...{ key: 'light', label: isLit ? mediaWords.noSpotlight : mediaWords.spotlight, icon: Star },
      onAction: () => void attemptAloud(call(setSpotlight, set)),
    }
  }
  const captionsOf = ({ id: personId }: ClassPerson): MenuEntry => {
    const isWriter = captions.writerId === personId
    const set = { sessionId, personId: isWriter ? null : personId }
    return {
      ...{ key: 'captions', label: isWriter ? captionWords.noMore : captionWords.ask, icon: Captions },
      onAction: () => void attemptAloud(call(setCaptionWriter, set)),
    }
  }
  const entriesFor = (person: ClassPerson): MenuEntry[] => {
    const ofThem = { sessionId, personId: person.id }
    const setSpeech = (may: boolean) => void attemptAloud(call(letSpeak, { ...ofThem, may }))
    const mute: MenuEntry = {
      ...{ key: 'mute', label: mediaWords.mute, icon: VolumeX },
      onAction: () => void attemptAloud(call(muteParticipant, ofThem)),
    }
    const speak: MenuEntry =
      person.maySpeak && person.hand === null
        ? { key: 'stop', label: mediaWords.stopSpeak, icon: MicOff, onAction: () => setSpeech(false) }
        : { key: 'let', label: mediaWords.letSpeak, icon: Mic, onAction: () => setSpeech(true) }
    const out: MenuEntry = {
      ...{ key: 'remove', label: mediaWords.removeOne, icon: UserX, danger: true },
      onAction: () => setLeaving(person),
    }
    const { isCoHost } = person
    const coHost: MenuEntry = {
      ...{ key: 'coHost', icon: isCoHost ? ShieldOff : ShieldPlus },
      label: isCoHost ? mediaWords.noCoHost : mediaWords.makeCoHost,
      onAction: () => void attemptAloud(call(setCoHost, { ...ofThem, isOn: !isCoHost })),
    }
    return [
      lightOf(person),
      // Who leads writes captions unasked.
      ...(isCoHost ? [] : [captionsOf(person)]),
      ...(state.people[person.id]?.audio ? [mute] : []),
      // Co-hosts speak as hosts do.
      ...(isCoHost ? [] : [speak]),
      ...(isHost && !person.isGuest ? [coHost] : []),
      out,
    ]
  }
  return (
    <Card
      title={`${words.people} · ${words.count(formatNumber(people.length))}`}
      aside={
        leads ? (
          <span className="flex flex-wrap gap-2">
            {isHost ? (
              <Button type="button" variant="quiet" size="compact" onClick={() => void beginRoll()}>
                {words.callRoll}
              </Button>
            ) : null}
            {state.link === 'connected' && people.length > 1 ? (
              <Button type="button" variant="quiet" size="compact" onClick={() => void muteEverybody()}>
                {mediaWords.muteAll}
              </Button>
            ) : null}
          </span>
        ) : null
      }
    >
      <ul aria-label={words.people} className="grid grid-cols-1 gap-3">
        {sorted.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            group={groups.find(({ id }) => id === person.groupId)?.place ?? null}
            sends={state.people[person.id]}
            entries={leads ? (mayManage(person) ? entriesFor(person) : [lightOf(person)]) : []}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={mediaWords.removeTitle(leaving?.name ?? '')}
        confirm={mediaWords.removeOne}
        cancel={actWords.cancel}
        danger
        onConfirm={() => leaving && remove(leaving)}
        onClose={() => setLeaving(null)}
      >
        {mediaWords.removeText}
      </ConfirmDialog>
    </Card>
  )
}

interface PersonRowProps {
  readonly person: ClassPerson
  /** The place of the group in which they are. */
  readonly group: number | null
  readonly sends: MediaState['people'][string] | undefined
  readonly entries: readonly MenuEntry[]
}

function PersonRow({ person, group, sends, entries }: PersonRowProps) {
  const { name, picture, isHost, isCoHost, isGuest, isMe, hand } = person
  return (
    <li className="flex min-h-11 items-center gap-3 text-15">
      <Avatar name={name} seed={name} photo={photoOf(picture)} size={36} />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {hand === null ? null : (
        <Badge tone="accent" icon={Hand}>
          <span aria-hidden="true">{formatNumber(hand)}</span>
          <span className="sr-only">{mediaWords.hand(formatNumber(hand))}</span>
        </Badge>
      )}
      {group === null ? null : <Badge>{groupWords.group(formatNumber(group))}</Badge>}
      {isHost ? <Badge tone="primary">{words.host}</Badge> : null}
      {isCoHost ? <Badge tone="primary">{words.coHost}</Badge> : null}
      {isGuest ? <Badge>{guestWords.guest}</Badge> : null}
      {isMe ? <span className="text-14 text-muted">{words.me}</span> : null}
      {sends && !sends.audio ? (
        <>
          <Icon of={MicOff} size={18} className="text-muted" />
          <span className="sr-only">{mediaWords.isMuted}</span>
        </>
      ) : null}
      {entries.length > 0 ? (
        <MenuButton label={mediaWords.manage(name)} entries={entries} variant="quiet" />
      ) : null}
    </li>
  )
}
