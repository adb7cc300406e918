-- role: app_system
-- What lies in the trash names the table that each of its rows came from.
update trash set payload = (
  select jsonb_agg(case when part ->> 'table' = 'recurring_turn' then jsonb_set(part, '{table}', '"recurring_occurrence"') else part end order by at)
  from jsonb_array_elements(payload) with ordinality parts(part, at)
)
where jsonb_typeof(payload) = 'array' and payload @> '[{"table": "recurring_turn"}]';
