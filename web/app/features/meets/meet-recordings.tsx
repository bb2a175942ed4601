import type { listRecordings } from '@arvand/contracts/panel/recordings'
import type { Loaded } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { RecordingsList } from '../recordings/index.ts'
import { moveWords, meetsWords as words } from './words.ts'

interface MeetRecordingsProps {
  readonly page: Loaded<typeof listRecordings>
  readonly back: string
}

/** The recordings of a meet, as both of it see them. */
export const MeetRecordings = ({ page, back }: MeetRecordingsProps) => (
  <>
    <PageHead title={words.recordings} lead={words.recordingsLead}>
      <ButtonLink to={back} variant="outline" size="compact">
        {moveWords.back}
      </ButtonLink>
    </PageHead>
    <RecordingsList page={page} />
  </>
)
