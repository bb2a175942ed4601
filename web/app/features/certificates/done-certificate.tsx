import { listMyCertificates } from '@arvand/contracts/panel/certificates'
import { Award } from 'lucide-react'
import { useEffect, useState } from 'react'
import { quietCall } from '../../api/browser.ts'
import { attempt } from '../../api/refusal.ts'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { doneCertificateWords as words } from './words.ts'

/** It is issued a moment after the last step, so it is looked for again; milliseconds after the page. */
const looks = [0, 1500, 4000, 9000]

/** The certificate that the person got for a course or a webinar; nothing while there is none. */
export function DoneCertificate({ courseId, webinarId }: { courseId?: string; webinarId?: string }) {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    const timers = looks.map((pause) =>
      setTimeout(async () => {
        if (isOver) return
        const { answer } = await attempt(quietCall(listMyCertificates, { courseId, webinarId }))
        const valid = answer?.items.find(({ state }) => state === 'valid')
        if (!valid || isOver) return
        isOver = true
        setCode(valid.code)
      }, pause),
    )
    return () => {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
    }
  }, [courseId, webinarId])
  // A webinar's page shows it right below its title, a course's end within a card.
  const Heading = webinarId === undefined ? 'h3' : 'h2'
  return (
    <div role="status">
      {code === null ? null : (
        <div className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-accent-100 p-4.5 md:p-6">
          <span className="text-accent-800">
            <Icon of={Award} size={34} />
          </span>
          <div className="min-w-0 flex-[1_1_14rem]">
            <Heading className="text-18 font-title">{words.title}</Heading>
            <p className="text-15">{words.text}</p>
          </div>
          <ButtonLink to={`/certificates/${code}`}>{words.see}</ButtonLink>
        </div>
      )}
    </div>
  )
}
