import { arrangeCurriculum, type OutlineSection } from '@arvand/contracts/teacher/courses'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/browser.ts'
import { notify } from '../../../api/error-catalogue.ts'
import { attempt } from '../../../api/refusal.ts'
import { showToast } from '../../../ui/toasts.ts'
import { inOrderOf, type Sections } from './arranged.ts'
import { inTurn } from './in-turn.ts'
import { outlineWords as words } from './words.ts'

interface Given {
  readonly sections: readonly OutlineSection[]
  readonly outlineVersion: number
}

interface Wish {
  readonly courseId: string
  readonly sections: Sections
}

/** The outline while it is arranged: a drop is shown at once, then the whole order is sent, one request at a time. */
export function useOutline(courseId: string, given: Given) {
  const [sections, setSections] = useState(given.sections)
  const stored = useRef(given)
  const sending = useRef(0)
  const last = useRef<Promise<void>>(Promise.resolve())
  const [send] = useState(() =>
    inTurn<Wish>(async (wish) => {
      const next = await arranged(wish, stored.current.outlineVersion)
      if (next !== null) stored.current = { sections: wish.sections, outlineVersion: next }
      return next !== null
    }),
  )
  const [former, setFormer] = useState<Sections | null>(null)
  const { revalidate } = useRevalidator()
  const take = useEffectEvent((read: Given) => {
    // What was loaded while an order was being sent is older than what is shown.
    if (sending.current > 0 || read.outlineVersion < stored.current.outlineVersion) return
    stored.current = read
    setSections(read.sections)
  })
  useEffect(() => take(given), [given])

  async function arrange(next: Sections): Promise<void> {
    setFormer(sections)
    setSections(next)
    sending.current += 1
    last.current = send({ courseId, sections: next })
    await last.current
    sending.current -= 1
    if (sending.current > 0) return
    // A refused order has nothing that could be undone.
    if (stored.current.sections !== next) setFormer(null)
    setSections(stored.current.sections)
    await revalidate()
  }
  /** Resolves when every drop is stored; other changes of the outline wait for it. */
  const settled = () => last.current
  const back = former && inOrderOf(sections, former)
  /** Stores the order before the last change of it, so that a second call brings the change again; null without one. */
  const undo = back && (() => arrange(back))
  return { sections, arrange, undo, settled }
}

/** Sends the order; gives the outline's new version, or null after a refusal, which is shown as a toast. */
async function arranged({ courseId, sections }: Wish, outlineVersion: number): Promise<number | null> {
  const order = sections.map(({ id, lessons }) => ({ id, lessons: lessons.map((lesson) => lesson.id) }))
  const ask = { courseId, outlineVersion, sections: order }
  const { answer, refusal } = await attempt(call(arrangeCurriculum, ask))
  if (answer) return answer.outlineVersion
  if (refusal.code === 'courses.order-stale') showToast({ tone: 'warning', text: words.stale })
  else notify(refusal)
  return null
}
