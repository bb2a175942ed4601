import type { Answer } from '@arvand/contracts/endpoint'
import type { showRoom } from '@arvand/contracts/panel/rooms'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { roomWords as words } from './words.ts'

type Classes = Answer<typeof showRoom>['room']['coming']

interface ComingProps {
  readonly classes: Classes
  readonly title?: string
  /** Said where there are none. */
  readonly none?: string
}

/** The next classes of a room, with those that fall out. */
export const Coming = ({ classes, title = words.coming, none = words.noComing }: ComingProps) => (
  <Card title={title}>
    {classes.length === 0 ? (
      <p className="text-15 text-muted">{none}</p>
    ) : (
      <List label={title}>
        {classes.map(({ at, minutes, whyNot }) => (
          <ListRow
            key={at}
            title={formatDateTime(at, 'long')}
            note={whyNot === null ? words.lasts(formatNumber(minutes)) : words.offBecause(whyNot)}
            end={whyNot === null ? null : <Badge tone="warning">{words.off}</Badge>}
          />
        ))}
      </List>
    )}
  </Card>
)
