-- role: app_system
-- What earlier entries said of the record they are a part of, each in its own way, or what the rows that are still there tell.
update audit set part_of = (changes ->> 'leaseId')::uuid
where jsonb_typeof(changes) = 'object' and changes ? 'leaseId';
--> statement-breakpoint
update audit set part_of = entity_id where entity = 'settlement';
--> statement-breakpoint
update audit set part_of = (changes ->> 'toLeaseId')::uuid
where entity = 'deposit_transfer' and action = 'create';
--> statement-breakpoint
update audit set part_of = (changes #>> '{leases,0}')::uuid
where entity = 'deposit_transfer' and action = 'delete';
--> statement-breakpoint
update audit a set part_of = u.property_id
from unit u
where a.entity = 'unit' and u.workspace_id = a.workspace_id and u.id = a.entity_id;
--> statement-breakpoint
-- An entry of a change named a part of the transfer; from now on all of them name the transfer.
update audit a set part_of = p.lease_id, entity_id = p.transfer_id
from lease_payment p
where a.entity = 'lease_payment' and a.action = 'update' and a.part_of is null
  and p.workspace_id = a.workspace_id and p.id = a.entity_id;
--> statement-breakpoint
update audit a set part_of = p.lease_id
from lease_payment p
where a.entity = 'lease_refund' and p.workspace_id = a.workspace_id and p.id::text = a.changes ->> 'paymentId';
--> statement-breakpoint
update audit a set part_of = r.lease_id
from rent_row r
where a.entity in ('write_down', 'lease_payment') and a.part_of is null and r.workspace_id = a.workspace_id
  and r.id::text = coalesce(a.changes ->> 'rowId', a.changes #>> '{0,rowId}');
--> statement-breakpoint
update audit a set part_of = gone.part_of
from audit gone
where a.action = 'restore' and a.part_of is null and gone.action = 'delete' and gone.part_of is not null
  and gone.workspace_id = a.workspace_id and gone.entity = a.entity and gone.entity_id = a.entity_id;
