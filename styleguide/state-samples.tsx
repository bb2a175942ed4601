import { Button } from '../web/app/ui/button.tsx'
import { ButtonLink } from '../web/app/ui/link.tsx'
import { CardSkeleton, Loading, RowsSkeleton } from '../web/app/ui/skeleton.tsx'
import { EmptyState, ErrorState, ForbiddenState } from '../web/app/ui/states.tsx'
import { Section } from './section.tsx'

export function StateSamples() {
  return (
    <Section title="چهار حال هر فهرست: خالی، در راه، ناموفق، بی‌دسترسی">
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <EmptyState
          title="هنوز یادداشتی ندارید"
          action={
            <ButtonLink to="?" variant="soft" size="compact">
              رفتن به درس
            </ButtonLink>
          }
        >
          هنگام دیدن درس کلید «ی» را بزنید تا همان ثانیه ثبت شود.
        </EmptyState>
        <Loading>
          <CardSkeleton />
        </Loading>
        <ErrorState
          title="نمره‌ها باز نشد"
          action={
            <Button type="button" variant="outline" size="compact">
              تلاش دوباره
            </Button>
          }
        >
          ارتباط میان راه قطع شد. چیزی از دست نرفته است.
        </ErrorState>
        <ForbiddenState
          title="این صفحه برای مدرس دوره است"
          action={
            <ButtonLink to="?" variant="outline" size="compact">
              بازگشت به پنل
            </ButtonLink>
          }
        >
          اگر دستیار دوره هستید، از مدرس بخواهید شما را بیفزاید.
        </ForbiddenState>
      </div>
      <div className="mt-6">
        <Loading>
          <RowsSkeleton rows={2} />
        </Loading>
      </div>
    </Section>
  )
}
