import { Avatar } from '../web/app/ui/avatar.tsx'
import { Badge } from '../web/app/ui/badge.tsx'
import { Breadcrumb } from '../web/app/ui/breadcrumb.tsx'
import { Card } from '../web/app/ui/card.tsx'
import { Chip, Chips } from '../web/app/ui/chips.tsx'
import { DayTile } from '../web/app/ui/day-tile.tsx'
import { MoreLink } from '../web/app/ui/link.tsx'
import { List, ListRow } from '../web/app/ui/list.tsx'
import { Stat } from '../web/app/ui/stat.tsx'
import { longWord, Section } from './section.tsx'

const people = ['نیلوفر کیانی', 'سامان ایزدی', 'هما دادخواه', 'امید طاهری']

export function PartSamples() {
  return (
    <Section title="کارت، فهرست، آدمک، روز و رقم">
      <div className="grid grid-cols-1 gap-6">
        <Breadcrumb
          crumbs={[
            { label: 'دوره‌ها', to: '?a' },
            { label: 'ریاضی', to: '?b' },
          ]}
          here="جبر خطی"
        />
        <Chips label="رشته‌ها">
          <Chip to="?" chosen>
            پیشنهاد آروند
          </Chip>
          {['ریاضی', 'برنامه‌نویسی', 'هنر', 'ادبیات', 'علوم', 'موسیقی', 'کسب‌وکار'].map((field) => (
            <Chip key={field} to={`?field=${field}`}>
              {field}
            </Chip>
          ))}
        </Chips>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <Stat
            label="فروش آبان"
            value="۵۱۲٬۶۸۰٬۰۰۰"
            unit="تومان"
            change={{ words: '۱۸٪ بیش از مهر', good: true }}
            trend={[4, 5, 6, 3, 5, 4, 8, 6, 5, 6]}
          />
          <Stat
            label="ثبت‌نام تازه"
            value="۱٬۳۰۷"
            unit="نفر"
            change={{ words: '۲۷٪ بیش از مهر', good: true }}
            to="?"
            trend={[3, 4, 4, 5, 3, 5, 4, 6, 5, 7]}
          />
          <Stat
            label="پایان دوره"
            value="۳۱۲"
            unit="گواهی"
            change={{ words: '۴٪ کمتر از مهر', good: false }}
            trend={[7, 6, 7, 5, 6, 4, 5, 5, 4, 4]}
          />
          <Stat label="میانهٔ پاسخ تیکت" value="۲ ساعت و ۱۰ دقیقه" />
        </div>
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
          <Card title="کارت" aside={<MoreLink to="?">همهٔ دوره‌ها</MoreLink>}>
            <div className="flex gap-4">
              <DayTile isoDay="2026-11-22" soon />
              <div className="min-w-0">
                <p className="text-17 font-title">چگونه برای آزمون جامع برنامه بریزیم؟</p>
                <p className="text-14 text-muted">{longWord}</p>
              </div>
            </div>
          </Card>
          <List label="دانشجویان">
            {people.map((name, at) => (
              <ListRow
                key={name}
                to="?"
                title={name}
                note="دانشجوی مهندسی، شیراز"
                start={<Avatar name={name} seed={name} />}
                end={at === 0 ? <Badge tone="accent">پلاس</Badge> : undefined}
              />
            ))}
          </List>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {[32, 40, 48, 64, 96].map((size) => (
            <Avatar key={size} name="آرش نیک‌پور" seed={`arash-${size}`} size={size} alone />
          ))}
          <Avatar name="شرکت سپهر" seed="sepehr" size={64} square alone />
          <DayTile isoDay="2026-11-23" />
        </div>
      </div>
    </Section>
  )
}
