import { ArchPortrait } from '../web/app/ui/avatar.tsx'
import { Girih, GirihCover, GirihIwan } from '../web/app/ui/girih/girih.tsx'
import { Section } from './section.tsx'

const categories = ['mathematics', 'programming', 'arts', 'literature', 'sciences', 'music', 'business']
/** Slugs that together show every family and tone of girih. */
const covers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((slug, at) => ({
  slug: `piece-${slug}`,
  category: categories[at % categories.length] ?? 'arts',
}))
const teachers = ['نرگس بهرامی', 'کاوه مهرابی', 'سپیده رستگار', 'مریم ستوده', 'پویا سمیعی']

export function GirihSamples() {
  return (
    <Section title="کاشی‌های آروند: پنج خانوادهٔ گره، هفت رنگ">
      <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
        {covers.map(({ slug, category }) => (
          <GirihCover key={slug} slug={slug} category={category} className="rounded-tile" />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-4">
        {categories.map((category) => (
          <Girih
            key={category}
            slug={category}
            category={category}
            shape="tile"
            className="size-16 rounded-tile"
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
        {teachers.map((name, at) => (
          <ArchPortrait key={name} name={name} seed={name} category={categories[at] ?? 'arts'} />
        ))}
      </div>
      <div className="mt-6 grid grid-cols-1 items-end gap-6 md:grid-cols-2">
        <GirihIwan className="max-w-[31rem]" />
        <Girih slug="arvand" category="mathematics" shape="wall" className="h-80 rounded-band" />
      </div>
    </Section>
  )
}
