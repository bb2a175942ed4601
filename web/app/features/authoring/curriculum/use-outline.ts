import type { OutlineSection } from '@arvand/contracts/teacher/courses'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../api/browser.ts'
import { tell } from '../../../api/error-catalogue.ts'
import { attempt } from '../../../api/refusal.ts'
import { showToast } from '../../../ui/toasts.ts'
import { outlineWords as words } from '../words.ts'

interface Given {
  readonly sections: readonly OutlineSection[]
  readonly outlineVersion: number
}

/** The outline as it is being arranged: a drop is seen at once and sent as the whole order. */
export function useOutline(courseId: string, { sections: given, outlineVersion }: Given) {
  const [sections, setSections] = useState(given)
  const version = useRef(outlineVersion)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    setSections(given)
    version.current = outlineVersion
  }, [given, outlineVersion])

  async function arrange(next: readonly OutlineSection[]): Promise<void> {
    setSections(next)
    const order = next.map(({ id, lessons }) => ({ id, lessons: lessons.map((lesson) => lesson.id) }))
    const ask = { courseId, outlineVersion: version.current, sections: order }
    const { answer, refusal } = await attempt(api.teacher('curriculum/arrange', ask))
    if (answer) version.current = answer.outlineVersion
    else if (refusal.code === 'courses.order-stale') showToast({ tone: 'warning', text: words.stale })
    else tell(refusal)
    if (refusal) setSections(given)
    await revalidate()
  }
  return { sections, arrange }
}
