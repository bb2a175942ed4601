import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import TextLesson from './text-lesson.tsx'

type Props = Parameters<typeof TextLesson>[0]

const text = (words: string) => [{ type: 'text' as const, text: words }]
const heading = (words: string) => ({ type: 'heading' as const, attrs: { level: 2 }, content: text(words) })
const paragraph = (words: string) => ({ type: 'paragraph' as const, content: text(words) })

test('the parts of a text are counted as «بخش», a word that no chapter of a course has', () => {
  const body = {
    type: 'doc',
    content: [heading('یک'), paragraph('متن اول'), heading('دو'), paragraph('متن دوم')],
  }
  const told = { stepsDone: [1], step: () => undefined, position: () => undefined }
  const props = { content: { kind: 'text', attachments: [], body, pictures: [] }, told, counts: true }
  const Page = createRoutesStub([
    { path: '/learn', Component: () => <TextLesson {...(props as unknown as Props)} /> },
  ])
  const html = renderToStaticMarkup(<Page initialEntries={['/learn']} />)
  for (const place of ['بخش ۱ از ۲', 'بخش ۲ از ۲']) expect(html.replaceAll(/<!-- -->/g, '')).toContain(place)
  expect(html).not.toContain('فصل')
})
