import type { OwnSkill } from '@arvand/contracts/careers'
import { BadgeCheck } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { SkillBadges } from './resume-paper.tsx'
import { personSkillsWords as words } from './words.ts'

/** The skills that a person shows on their public page; nothing when there are none. */
export const PersonSkills = ({ skills }: { skills: readonly OwnSkill[] }) =>
  skills.length > 0 ? (
    <section className="grid gap-2">
      <h2 className="text-18 font-title">{words.title}</h2>
      <SkillBadges skills={skills} />
      {skills.some(({ isVerified }) => isVerified) ? (
        <p className="flex items-center gap-2 text-14 text-muted">
          <Icon of={BadgeCheck} size={18} />
          {words.verified}
        </p>
      ) : null}
      {skills.map(({ id, title, exam }) =>
        exam ? (
          <p key={id} className="text-14 text-muted">
            {title}: {words.exam(exam)}
          </p>
        ) : null,
      )}
    </section>
  ) : null
