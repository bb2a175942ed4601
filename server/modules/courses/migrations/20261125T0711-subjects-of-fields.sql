-- What people look for in each field, in the order of the field's menu; those that no course has are not shown.
alter table courses.categories add column subjects text[] not null default '{}';
update courses.categories set subjects = given.subjects
from (values
  ('mathematics', array['هندسه', 'مثلثات', 'احتمال', 'مشتق', 'جبر خطی', 'آمار']),
  ('programming', array['پایتون', 'وب', 'پایگاه داده', 'گیت', 'ساختمان داده']),
  ('sciences', array['فیزیک', 'شیمی', 'زیست', 'نجوم']),
  ('literature', array['انگلیسی', 'حافظ', 'شاهنامه', 'نگارش', 'شعر فارسی']),
  ('arts', array['نستعلیق', 'عکاسی', 'طراحی گرافیک', 'گره‌چینی']),
  ('music', array['دستگاه', 'نت‌خوانی', 'ریتم', 'سه‌تار']),
  ('business', array['حسابداری', 'بودجه', 'بازاریابی', 'کسب‌وکار'])
) as given (slug, subjects)
where categories.slug = given.slug;
