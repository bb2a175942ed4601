import type { MediaKind } from '@arvand/contracts/class-channel'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { hearLive } from '../../api/live-messages.ts'
import { showToast } from '../../ui/toasts.ts'
import { type DeviceKind, readChoices, storeChoices } from './media/choices.ts'
import type { ClassMedia } from './media/class-media.ts'
import { firstState, type MediaNews, type MediaState, type Saver } from './media/state.ts'
import { mediaWords } from './media-words.ts'

export interface ClassMediaView {
  readonly state: MediaState
  /** Null until its code has loaded. */
  readonly media: ClassMedia | null
  readonly toggle: (kind: MediaKind) => void
  readonly choose: (kind: DeviceKind, deviceId: string) => void
  readonly save: (saver: Saver) => void
  readonly blur: (isOn: boolean) => void
}

interface Options {
  readonly sessionId: string
  readonly me: string
  readonly isIn: boolean
  readonly isOver: boolean
  readonly maySpeak: boolean
  /** The group in which one is; another one is another connection. */
  readonly group: string | null
}

const nothing = () => () => undefined
const first = () => firstState

/** Sound and picture of a class, from the device check until its page is left; their code is a chunk of its own. */
export function useClassMedia({ sessionId, me, isIn, isOver, maySpeak, group }: Options): ClassMediaView {
  const { revalidate } = useRevalidator()
  const again = useRef(revalidate)
  again.current = revalidate
  const atFirst = useRef({ isIn, maySpeak })
  const [media, setMedia] = useState<ClassMedia | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server knows in which group one is, so that to connect again is enough
  useEffect(() => {
    if (isOver) return
    let made: ClassMedia | null = null
    let isGone = false
    void import('./media/class-media.ts').then(({ ClassMedia }) => {
      if (isGone) return
      made = new ClassMedia({ sessionId, me, onNews: tell, onEnded: () => void again.current() })
      setMedia(made)
      switchOnAtFirst(made, sessionId, atFirst.current)
    })
    return () => {
      isGone = true
      made?.stop()
      setMedia(null)
    }
  }, [sessionId, me, isOver, group])
  useEffect(() => {
    if (isIn) void media?.connect()
    else media?.disconnect()
  }, [media, isIn])
  useEffect(() => {
    if (!isIn || !media) return
    const hear = (payload: unknown) => {
      if ((payload as { sessionId?: unknown }).sessionId === sessionId) media.hearLoss()
    }
    return hearLive('liveMedia', hear, () => undefined)
  }, [media, isIn, sessionId])
  const state = useSyncExternalStore(media?.subscribe ?? nothing, media?.snapshot ?? first, first)
  const { link } = state
  const { audio, camera } = state.devices
  useEffect(() => {
    // A connection that the server ended goes dark by itself; in a group, or back, devices are on as they were.
    if (media && link !== 'ended' && ![audio, camera].includes('asking'))
      storeChoices(sessionId, { audio: audio === 'on', camera: camera === 'on' })
  }, [media, sessionId, link, audio, camera])
  const toggle = (kind: MediaKind) => void media?.switch(kind, media.snapshot().devices[kind] !== 'on')
  const choose = (kind: DeviceKind, deviceId: string) => void media?.choose(kind, deviceId)
  const save = (saver: Saver) => media?.save(saver)
  const blur = (isOn: boolean) => void media?.blur(isOn)
  return { state, media, toggle, choose, save, blur }
}

/** The check begins with both devices on; a page that is loaded again within a class, with those that were. */
function switchOnAtFirst(
  media: ClassMedia,
  sessionId: string,
  at: { isIn: boolean; maySpeak: boolean },
): void {
  if (!at.maySpeak) return
  const choices = readChoices(sessionId) ?? { audio: !at.isIn, camera: !at.isIn }
  const saves = media.snapshot().saver === 'on'
  if (choices.audio) void media.switch('audio', true)
  if (choices.camera && !saves) void media.switch('camera', true)
}

const tell = (news: MediaNews) =>
  showToast({ tone: news === 'may-speak' ? 'success' : 'info', text: mediaWords.news[news] })
