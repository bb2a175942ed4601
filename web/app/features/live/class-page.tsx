import type { FormAnswer } from '../../api/form-answer.ts'
import { laterPart } from '../../ui/lazy-part.tsx'
import { OverlayTheme } from '../../ui/overlay-theme.ts'
import { CheckForm } from './check-form.tsx'
import type { ClassOverProps } from './class-over.tsx'
import { ClassRoom } from './class-room.tsx'
import type { Shown } from './shown.ts'
import { useClassMedia } from './use-class-media.ts'

/** What is before and after a class does not load with one that goes on. */
const Waits = laterPart<{ shown: Shown }>(() => import('./waiting/waits.tsx'))
const ClassOver = laterPart<ClassOverProps>(() => import('./class-over.tsx'))

export interface ClassPageProps {
  readonly shown: Shown
  readonly answer: FormAnswer | undefined
}

/** A class: the check first, then who is in and the chat, and a word at its end. */
export default function ClassPage({ shown, answer }: ClassPageProps) {
  const { session, me, isIn, isWaiting, maySpeak, people } = shown
  const isOver = session.state === 'ended'
  const group = people.find(({ isMe }) => isMe)?.groupId ?? null
  const view = useClassMedia({ sessionId: session.id, me, isIn, isOver, maySpeak, group })
  if (isOver) return <ClassOver shown={shown} answer={answer} />
  const part = () => {
    if (isWaiting) return <Waits shown={shown} />
    if (!isIn) return <CheckForm shown={shown} answer={answer} view={view} />
    return <ClassRoom shown={shown} answer={answer} view={view} />
  }
  return <OverlayTheme value="dark">{part()}</OverlayTheme>
}
