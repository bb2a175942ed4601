-- All that is counted of a sent answer, each thing a number of two bytes (server/modules/surveys/choices.ts).
alter table surveys.responses add column choices bytea;

update surveys.responses as r set choices = coalesce((
  select string_agg(substring(int4send(((q.at - 1) * 1000 + v.number)::integer) from 3), '' order by q.at, v.number)
    from surveys.surveys as s
   cross join lateral jsonb_array_elements(s.settings -> 'questions') with ordinality as q (question, at)
   cross join lateral (select r.answers -> (q.question ->> 'id'), q.question ->> 'kind') as a (answer, kind)
   cross join lateral (
     select 0 as number
     union all
     select o.at from jsonb_array_elements(q.question -> 'options') with ordinality as o (option, at)
      where a.kind in ('choice', 'multiple') and a.answer ? (o.option ->> 'id')
     union all
     select 1 + (a.answer #>> '{}')::integer where a.kind in ('scale', 'nps') and jsonb_typeof(a.answer) = 'number'
     union all
     select (o.at - 1) * 30 + p.at
       from jsonb_array_elements(q.question -> 'options') with ordinality as o (option, at)
       join jsonb_array_elements_text(
              case jsonb_typeof(a.answer) when 'array' then a.answer else '[]' end) with ordinality as p (id, at)
         on p.id = o.option ->> 'id'
      where a.kind = 'ranking'
     union all
     select (m.at - 1) * 30 + c.at
       from jsonb_array_elements(q.question -> 'rows') with ordinality as m (line, at)
       join jsonb_each_text(
              case jsonb_typeof(a.answer) when 'object' then a.answer else '{}' end) as g (line_id, column_id)
         on g.line_id = m.line ->> 'id'
       join jsonb_array_elements(q.question -> 'columns') with ordinality as c (cell, at)
         on g.column_id = c.cell ->> 'id'
      where a.kind = 'matrix'
   ) as v
   where s.id = r.survey_id and a.answer is not null
), '') where r.sent_at is not null;

alter table surveys.responses add constraint responses_sent_counted check (sent_at is null or choices is not null);
