import { Download } from 'lucide-react'
import { titled } from '../../../shell/site.ts'
import { Button } from '../../../ui/button.tsx'
import { requireProof } from '../security/proof.ts'
import { TaskCard } from '../security/task-card.tsx'
import type { Route } from './+types/personal-data'
import { personalDataWords as words } from './words.ts'

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  return null
}

export const meta = () => [{ title: titled(words.title) }]

/** A plain form, because the answer is a file, not a page. */
export default function PersonalData() {
  return (
    <TaskCard title={words.title} lead={words.lead}>
      <form method="post" action="/panel/security/data/file" className="grid gap-5">
        <input type="hidden" name="intent" value="download" />
        <p className="text-15">{words.note}</p>
        <div>
          <Button icon={Download}>{words.get}</Button>
        </div>
      </form>
    </TaskCard>
  )
}
